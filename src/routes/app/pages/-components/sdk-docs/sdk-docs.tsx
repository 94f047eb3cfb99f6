import { Trans, useLingui } from '@lingui/react/macro'
import { SegmentedControl, Skeleton } from '@mantine/core'
import { linkOptions, useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { elementById } from '@/browser/dom-lookups'
import { type PlatformCode, getPlatform, platforms } from './platforms'
import { decodeConfig, encodeConfig, type SdkConfig } from './sdk-config'
import type { SdkSearch } from './sdk-search'
import { sdks } from './sdks'
import { UntranslatedNotice } from '@/routes/app/pages/-components/untranslated-notice'
import common from '@/ui/display/common.module.css'
import { HiddenText } from '@/ui/display/hidden-text'
import { PageHeader } from '@/ui/display/page-header'
import { TabLinks } from '@/ui/display/tab-links'
import { StillWorking } from '@/ui/feedback/loading-state'
import { SearchInput } from '@/ui/list-toolbar/search-input'
import classes from './sdk-docs.module.css'
import { SdkGuide } from './sdk-guide'
import { SdkReference } from './sdk-reference'
import { SdkSearchResults } from './sdk-search-results'

/** Debounce delay in milliseconds, because browsers reject URL changes on every key press. */
const DELAY = 200

/**
 * Keeps the builder's configuration and the URL in sync in both directions. The URL never contains a host, because
 * only the user may enter one, never a link.
 */
function useSdkConfig(address: string, onAddress: (text: string) => void) {
  const [config, setConfig] = useState<SdkConfig>(() => decodeConfig(address))
  const [seen, setSeen] = useState(address)
  const [sent, setSent] = useState(address)
  if (address !== seen) {
    setSeen(address)
    if (address !== sent) {
      setSent(address)
      setConfig(decodeConfig(address, config))
    }
  }

  const text = encodeConfig(config)
  const send = useEffectEvent(() => {
    if (text === address) return
    setSent(text)
    onAddress(text)
  })
  useEffect(() => {
    const timer = setTimeout(send, DELAY)
    return () => clearTimeout(timer)
  }, [text])
  return { config, setConfig, text }
}

interface SdkDocsProps {
  search: SdkSearch
  /** The platform's snippets. */
  code: PlatformCode
  onSearch: (change: Partial<SdkSearch>) => void
}

export function SdkDocs({ search, code, onSearch }: SdkDocsProps) {
  const { t } = useLingui()
  const platform = getPlatform(search.platform)
  const { config, setConfig, text } = useSdkConfig(search.config, (next) =>
    onSearch({ config: next }),
  )
  const hash = useLocation({ select: (location) => location.hash })
  // Scrolls to the section after a reload. The router doesn't if an option change set `hashScrollIntoView: false`.
  const scrollToSection = useEffectEvent(() => elementById(hash)?.scrollIntoView())
  useEffect(() => scrollToSection(), [])
  return (
    <>
      <SdkHeader />
      <TabLinks
        label={t`Platform`}
        tabs={platforms.map(({ id, name }) => ({
          key: id,
          label: name,
          current: id === platform.id,
          link: linkOptions({
            to: '/app/pages/sdk',
            search: { ...search, platform: id, config: text },
            resetScroll: false,
            // The URL omits the default platform, so a loose match would mark its link as current on every platform.
            activeOptions: { exact: true },
          }),
        }))}
      />
      <div className={`${common.row} ${common.screenOnly} ${classes.tools}`}>
        <SegmentedControl
          aria-label={t`SDK`}
          data={sdks.map(({ id, name }) => ({ value: id, label: <span lang="en">{name}</span> }))}
          value={search.sdk}
          onChange={(sdk) => onSearch({ sdk })}
        />
        <SearchInput
          label={t`Search options, results and codes`}
          value={search.q ?? ''}
          onChange={(q) => onSearch({ q: q || undefined })}
        />
      </div>
      {search.q === undefined ? (
        <div className={classes.columns}>
          <TableOfContents />
          <div className={classes.content}>
            <SdkGuide
              search={search}
              platform={platform}
              code={code}
              config={config}
              configText={text}
              onConfig={setConfig}
            />
            <SdkReference sdk={search.sdk} />
          </div>
        </div>
      ) : (
        <SdkSearchResults text={search.q} onClear={() => onSearch({ q: undefined })} />
      )}
    </>
  )
}

export function SdkDocsSkeleton() {
  const { t } = useLingui()
  return (
    <>
      <SdkHeader />
      <div role="status">
        <HiddenText>{t`Loading`}</HiddenText>
      </div>
      <div className={classes.skeleton}>
        <Skeleton height={36} />
        <Skeleton width="40%" height={20} />
        <Skeleton height={180} />
        <Skeleton height={180} />
      </div>
      <StillWorking />
    </>
  )
}

function SdkHeader() {
  return (
    <PageHeader
      title={<Trans>SDK</Trans>}
      description={
        <>
          <Trans>Add verification to your app, on five platforms.</Trans>
          <UntranslatedNotice />
        </>
      }
    />
  )
}

function TableOfContents() {
  const { t } = useLingui()
  const sections = [
    ['overview', t`Overview`],
    ['install', t`Install`],
    ['permissions', t`Permissions`],
    ['configure', t`Configure`],
    ['start', t`Start`],
    ['sample', t`Sample app`],
    ['results', t`Results`],
    ['options', t`Options`],
    ['codes', t`Error codes`],
  ] as const
  return (
    <nav className={`${common.screenOnly} ${classes.contents}`} aria-label={t`On this page`}>
      <p className={`${common.caption} ${classes.contentsTitle}`} aria-hidden="true">
        <Trans>On this page</Trans>
      </p>
      <ul>
        {sections.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
