import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** Chapters that apply to every service, in list order. Their prose is in chapters.ts. */
const chapterNames = {
  environments: msg`Environments`,
  retries: msg`Retries and idempotency`,
  limits: msg`Limits`,
  versions: msg`Versions and changes`,
  'not-offered': msg`Unsupported features`,
  'test-inputs': msg`Test data`,
}

export type ChapterId = keyof typeof chapterNames

export const chapterIds = [
  'environments',
  'retries',
  'limits',
  'versions',
  'not-offered',
  'test-inputs',
] as const satisfies readonly ChapterId[]

export function parseChapter(section: string | undefined): ChapterId | undefined {
  return chapterIds.find((id) => id === section)
}

export function useChapterName(): (id: ChapterId) => string {
  const { i18n } = useLingui()
  return (id) => i18n._(chapterNames[id])
}
