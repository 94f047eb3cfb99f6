import {
  IconBraces,
  IconFile,
  IconFileText,
  IconFolder,
  IconPhoto,
  IconTable,
} from '@tabler/icons-react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { formatNumber } from '@/lib/format'
import { formatBytes } from '@/lib/format-amounts'
import type { ZipEntry, ZipListing } from '@/lib/zip/zip-directory'
import { zipKind, type ZipKind } from '@/lib/zip/zip-preview'
import { useReveal } from '@/features/masking/reveal'
import { smallIconProps } from '@/ui/display/icon-props'
import { Badge } from '@/ui/display/badge'
import { maskFileName } from '@/features/masking/mask-text'
import { zipEntryRevealId, useZipPreview } from './use-zip-preview'
import { ZipEntryText } from './zip-entry-text'
import type { FetchedZip } from './use-export'
import common from '@/ui/display/common.module.css'
import classes from './zip-contents.module.css'

const icons: Record<ZipKind, typeof IconFile> = {
  json: IconBraces,
  csv: IconTable,
  text: IconFileText,
  image: IconPhoto,
  folder: IconFolder,
  other: IconFile,
}

/** Lists a fetched zip's files and previews the open file. */
export function ZipContents({ zip, name }: FetchedZip) {
  const { t, i18n } = useLingui()
  const { listing, failed, opened, open } = useZipPreview(zip)
  const heading = useRef<HTMLHeadingElement>(null)
  // Moves the focus to the heading because opening the preview removes the focused button.
  useEffect(() => heading.current?.focus(), [])
  const size = formatBytes(zip.size, i18n.locale)
  return (
    <div className={`${common.tight} ${common.stack}`}>
      <div>
        <h3 ref={heading} tabIndex={-1} className={classes.name}>
          <bdi translate="no">{name}</bdi>
        </h3>
        <p className={`${common.note} ${classes.note}`} role="status">
          <bdi translate="no">
            {failed ? (
              <Trans>The contents cannot be read. The zip file ({size}) seems to be damaged.</Trans>
            ) : listing ? (
              <Summary listing={listing} packedSize={size} />
            ) : (
              <Trans>Reading the contents…</Trans>
            )}
          </bdi>
        </p>
      </div>
      {listing?.bomb ? (
        <p className={`${common.row} ${classes.warning}`} role="alert">
          <Badge tone="warning">
            <Trans>Suspicious</Trans>
          </Badge>
          <Trans>
            This zip file reports an unusually large uncompressed size. Be careful when you extract
            it.
          </Trans>
        </p>
      ) : null}
      {failed ? null : (
        <div className={classes.panes}>
          <div
            className={`${common.insetFocus} ${classes.list}`}
            role="region"
            aria-label={t`Files`}
            tabIndex={0}
          >
            {listing ? (
              <EntryList listing={listing} current={opened?.entry} onOpen={open} />
            ) : (
              <div className={`${common.stack} ${classes.skeleton}`}>
                {[160, 120, 140, 120].map((width, at) => (
                  <Skeleton key={at} width={width} />
                ))}
              </div>
            )}
          </div>
          <section className={classes.viewer} aria-label={t`Preview`}>
            <ZipEntryText openedEntry={opened} isEmpty={listing?.entries.length === 0} />
          </section>
        </div>
      )}
    </div>
  )
}

function Summary({ listing, packedSize }: { listing: ZipListing; packedSize: string }) {
  const { i18n } = useLingui()
  const { count, entries, endless } = listing
  const entryCount = formatNumber(entries.length, i18n.locale)
  const size = formatBytes(listing.size, i18n.locale)
  return (
    <>
      <Plural value={count} one="# file" other="# files" />
      {' · '}
      <Trans>
        {packedSize} compressed, {size} uncompressed
      </Trans>
      {count > entries.length || endless ? (
        <>
          {' · '}
          <Trans>first {entryCount} shown</Trans>
        </>
      ) : null}
      {endless ? (
        <>
          {' · '}
          <Trans>more files not counted</Trans>
        </>
      ) : null}
    </>
  )
}

interface EntryListProps {
  listing: ZipListing
  current: ZipEntry | undefined
  onOpen: (entry: ZipEntry) => void
}

function EntryList({ listing, current, onOpen }: EntryListProps) {
  const { i18n } = useLingui()
  return (
    <ul className={classes.entries}>
      {listing.entries.map((entry, at) => {
        const Icon = icons[zipKind(entry.name)]
        return (
          <li key={at}>
            <button
              type="button"
              className={`${common.line} ${common.insetFocus} ${classes.entry}`}
              aria-current={entry === current}
              onClick={() => onOpen(entry)}
            >
              <Icon {...smallIconProps} />
              <EntryName entry={entry} />
              {entry.escapes ? (
                <Badge tone="warning">
                  <Trans>Unsafe path</Trans>
                </Badge>
              ) : null}
              <bdi className={`${common.caption} ${classes.size}`}>
                {formatBytes(entry.size, i18n.locale)}
              </bdi>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** A file name may contain personal data, so it is revealed together with the file's text. */
function EntryName({ entry }: { entry: ZipEntry }) {
  const { isRevealed } = useReveal(zipEntryRevealId(entry))
  const name = isRevealed ? entry.name : maskFileName(entry.name)
  return (
    <bdi className={`${common.truncated} ${classes.path}`} title={name}>
      {name}
    </bdi>
  )
}
