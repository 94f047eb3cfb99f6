import { Trans, useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { formatBytes } from '@/lib/format-amounts'
import type { ZipEntry } from '@/lib/zip/zip-directory'
import {
  MAX_SHOWN_BYTES,
  zipKind,
  type ZipKind,
  type ZipRefusal,
  type ZipText,
} from '@/lib/zip/zip-preview'
import { HiddenText } from '@/ui/display/hidden-text'
import { maskFileName } from '@/features/masking/mask-text'
import { isReadable, zipEntryRevealId, type ZipEntryPreview } from './use-zip-preview'
import { MaskedText } from './masked-text'
import { previewText, type PreviewRequest, type TextPreview } from './text-preview'
import common from '@/ui/display/common.module.css'
import classes from './zip-contents.module.css'

interface ZipEntryTextProps {
  /** Undefined until a file is chosen. */
  openedEntry: ZipEntryPreview | undefined
  /** Whether the zip has no files. */
  isEmpty: boolean
}

/** Shows the beginning of a file in the zip, or why the file can't be shown. */
export function ZipEntryText({ openedEntry, isEmpty }: ZipEntryTextProps) {
  const zipText = openedEntry?.read && 'text' in openedEntry.read ? openedEntry.read : undefined
  const isReading = openedEntry && isReadable(openedEntry.entry.name) && !openedEntry.read
  return (
    <>
      {/* This live region contains only the notes, because screen readers would read out a whole file. */}
      <div role="status" className={classes.notes}>
        {openedEntry ? (
          <Notes entry={openedEntry.entry} read={openedEntry.read} />
        ) : isEmpty ? (
          <p className={`${common.note} ${classes.note}`}>
            <Trans>This zip file is empty.</Trans>
          </p>
        ) : (
          <p className={`${common.note} ${classes.note}`}>
            <Trans>Choose a file to preview it.</Trans>
          </p>
        )}
      </div>
      {isReading ? <TextSkeleton /> : null}
      {openedEntry && zipText ? (
        // Remounts when the file changes, so each file starts masked.
        <Preview key={openedEntry.entry.offset} entry={openedEntry.entry} read={zipText} />
      ) : null}
    </>
  )
}

function Notes({ entry, read }: ZipEntryPreview) {
  const { t, i18n } = useLingui()
  if (!isReadable(entry.name)) return <NoPreview name={entry.name} />
  if (!read) return <HiddenText>{t`Loading`}</HiddenText>
  if ('refused' in read) return <RefusalNote refusal={read.refused} />
  const { cut, lies } = read
  const size = formatBytes(MAX_SHOWN_BYTES, i18n.locale)
  const declaredSize = formatBytes(entry.size, i18n.locale)
  const name = maskFileName(entry.name)
  const cuts: Record<NonNullable<typeof cut>, ReactNode> = {
    long: <Trans>Only the first {size} are shown. The saved file is complete.</Trans>,
    bomb: (
      <Trans>
        This file expands to far more than its compressed size, so it was not read to the end. Be
        careful when you extract it.
      </Trans>
    ),
    damaged: <Trans>The file is damaged. Only the readable part is shown.</Trans>,
  }
  return (
    <>
      <HiddenText>{t`Showing ${name}`} </HiddenText>
      {cut ? <p className={`${common.note} ${classes.note}`}>{cuts[cut]}</p> : null}
      {lies ? (
        <p className={`${common.note} ${classes.note}`}>
          <Trans>The zip file gives the wrong size for this file ({declaredSize}).</Trans>
        </p>
      ) : null}
      {read.text === '' ? (
        <p className={`${common.note} ${classes.note}`}>
          <Trans>The file is empty.</Trans>
        </p>
      ) : null}
    </>
  )
}

function Preview({ entry, read: { text, cut } }: { entry: ZipEntry; read: ZipText }) {
  const { t } = useLingui()
  const preview = useTextPreview(zipKind(entry.name), text, cut)
  if (text === '') return null
  if (!preview) return <TextSkeleton />
  const name = maskFileName(entry.name)
  return <MaskedText id={zipEntryRevealId(entry)} label={t`Contents of ${name}`} {...preview} />
}

/** Longest text, in characters, that is masked synchronously. */
const MAX_LENGTH_AT_ONCE = 4_000

/**
 * Masks text, in a worker if the text is long. Returns undefined until the worker responds, and hides the whole text if
 * the worker fails.
 */
function useTextPreview(kind: ZipKind, text: string, cut: ZipText['cut']): TextPreview | undefined {
  const isShort = text.length <= MAX_LENGTH_AT_ONCE
  const atOnce = useMemo(
    () => (isShort ? previewText({ kind, text, cut }) : undefined),
    [isShort, kind, text, cut],
  )
  const [answer, setAnswer] = useState<TextPreview>()
  useEffect(() => {
    if (isShort) return undefined
    const worker = new Worker(new URL('./text-preview-worker.ts', import.meta.url), {
      type: 'module',
    })
    worker.addEventListener('message', ({ data }: MessageEvent<TextPreview>) => setAnswer(data))
    worker.addEventListener('error', () => setAnswer({ text, masked: undefined }))
    worker.postMessage({ kind, text, cut } satisfies PreviewRequest, [])
    return () => worker.terminate()
  }, [isShort, kind, text, cut])
  return atOnce ?? answer
}

function TextSkeleton() {
  return (
    <div className={`${common.stack} ${classes.skeleton}`}>
      {[70, 90, 55, 80, 40].map((width) => (
        <Skeleton key={width} width={`${width}%`} />
      ))}
    </div>
  )
}

function NoPreview({ name }: { name: string }) {
  const kind = zipKind(name)
  return (
    <p className={`${common.note} ${classes.note}`}>
      {kind === 'image' ? (
        <Trans>Images cannot be previewed. Save the file to view them.</Trans>
      ) : kind === 'folder' ? (
        <Trans>This is a folder. Its files are listed separately.</Trans>
      ) : (
        <Trans>This type of file cannot be previewed.</Trans>
      )}
    </p>
  )
}

function RefusalNote({ refusal }: { refusal: ZipRefusal }) {
  const reasons: Record<ZipRefusal, ReactNode> = {
    encrypted: <Trans>The file is encrypted.</Trans>,
    method: <Trans>The file uses a compression method that cannot be read here.</Trans>,
    binary: <Trans>The file contains no text, despite its name.</Trans>,
    damaged: <Trans>The file is damaged and cannot be read.</Trans>,
  }
  return <p className={`${common.note} ${classes.note}`}>{reasons[refusal]}</p>
}
