import { t } from '@lingui/core/macro'
import { StorageFullError } from '@/auth/session/session-errors'
import { ChunkLoadError } from '@/browser/chunk-loading'
import { ApiError, InsecurePlainLoginError, isUnknownOutcome } from './api-error'
import { serverLanguage } from '@/backend/server-language'

/** Title and text that describe a failure to the user. `fields` contains one text per rejected field. */
export type ErrorDescription = {
  title: string
  text: string
  fields: Record<string, string>
  notAllowed: boolean
  /** Whether the status is 404, so retrying cannot help. */
  notFound?: boolean
  /** The server's own message; `text` is the fallback. */
  fromServer?: string
  /** The language of the server's message, if there is a message and its language is known. */
  lang?: string
  /** Whether a failed write may still have taken effect (row A19). */
  isUnknown?: boolean
  /**
   * The error itself, if neither the user nor the network could have caused it. The screen then shows an error
   * reference.
   */
  unexpected?: unknown
}

/** Returns the title and text for a failed request (behavior 8.2, row E4). */
export function describeError(error: unknown): ErrorDescription {
  const base = { fields: {}, notAllowed: false, isUnknown: isUnknownOutcome(error) }
  if (error instanceof StorageFullError) {
    return {
      ...base,
      title: t`Your browser’s storage is full`,
      text: t`Free up some space for this site, then sign in again.`,
    }
  }
  if (error instanceof InsecurePlainLoginError) {
    return {
      ...base,
      title: t`This connection is not secure`,
      text: t`Your account uses an older password format that can only be sent over HTTPS. Open the portal over HTTPS and sign in again.`,
    }
  }
  if (error instanceof ChunkLoadError && navigator.onLine) {
    const { chunk, failure } = error
    return {
      ...base,
      title: error.name,
      text: t`Part of the portal did not load: ${chunk} (${failure}). Reload the page.`,
    }
  }
  if (
    error instanceof ChunkLoadError ||
    (error instanceof ApiError && error.kind === 'no-response')
  )
    return { ...base, title: t`No connection`, text: connectionText() }
  if (!(error instanceof ApiError) || error.kind === 'contract')
    return { ...base, title: t`Something went wrong`, text: generalText(), unexpected: error }
  if (error.kind === 'timeout') return { ...base, title: t`Time Out`, text: connectionText() }
  const { message, detail, errors: fields = {} } = error.body
  const fromServer = message ?? detail ?? Object.values(fields)[0]
  return {
    ...base,
    title: label(error.status),
    text: fromServer ?? fallback(error),
    fromServer,
    lang: fromServer && serverLanguage(fromServer, error.body.content_language),
    fields,
    notAllowed: error.status === 403,
    notFound: error.status === 404,
  }
}

function generalText(): string {
  return t`Sorry ! Something went wrong . Please try again later !`
}

function connectionText(): string {
  return t`Please make sure of your internet connection!`
}

/** Returns the text for a failed logout: the server's message, "somthing went wrong!" or the connection message. */
export function describeLogoutError(error: unknown): { text: string; lang?: string } {
  if (!(error instanceof ApiError)) return { text: connectionText() }
  const { kind, body } = error
  const text = kind === 'status' && body.message
  if (text) return { text, lang: serverLanguage(text, body.content_language) }
  const hasAnswer = kind === 'status' || kind === 'contract'
  return { text: hasAnswer ? t`somthing went wrong!` : connectionText() }
}

function label(status: number | undefined): string {
  switch (status) {
    case 400:
    case 401:
    case 403:
      return t`Authentication Fail`
    case 404:
      return t`Not Found`
    case 423:
      return t`Locked`
    case 429:
      return t`Too many attempts`
    case 500:
      return t`Internal Server Error`
    case 508:
      return t`Time Out`
    default:
      return t`Something went wrong`
  }
}

function fallback({ status, body }: ApiError): string {
  const isRefused = status === 401 || status === 403 || (status === 400 && body.isJson)
  return isRefused ? t`Please login again` : generalText()
}
