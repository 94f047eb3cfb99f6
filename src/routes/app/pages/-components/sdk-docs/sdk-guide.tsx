import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Platform, PlatformCode } from './platforms'
import { configValues, type SdkConfig } from './sdk-config'
import type { SdkSearch } from './sdk-search'
import { getSdk, sdks } from './sdks'
import { CodeBlock } from '@/ui/display/code-block'
import { ConfigBuilder } from './config-builder'
import { DocSection } from './doc-section'
import common from '@/ui/display/common.module.css'
import classes from './sdk-docs.module.css'

interface SdkGuideProps {
  search: SdkSearch
  platform: Platform
  code: PlatformCode
  config: SdkConfig
  /** The configuration, encoded for the URL. */
  configText: string
  onConfig: (config: SdkConfig) => void
}

/** Guide from installation to the first run, with one SDK's snippets on one platform. */
export function SdkGuide(props: SdkGuideProps) {
  const { search, platform, code, config, configText, onConfig } = props
  const { t } = useLingui()
  const sdk = getSdk(search.sdk)
  const snippet = (name: string) => code[name] ?? []
  return (
    <>
      <DocSection id="overview" title={<Trans>Overview</Trans>}>
        <p>
          <Trans>
            Each SDK takes over your app’s screen for one task, talks to the service API and returns
            one result. Choose the one you need: they are installed separately.
          </Trans>
        </p>
        <dl lang="en" className={classes.sdks}>
          {sdks.map(({ id, name, description }) => (
            <div key={id} data-current={id === sdk.id || undefined}>
              <dt>{name}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
        <p>
          <Trans>
            Your server requests the access token and passes it to the app. The{' '}
            <Link to="/app/pages/api">API documentation</Link> shows how.
          </Trans>
        </p>
      </DocSection>
      <DocSection id="install" title={<Trans>Install</Trans>}>
        <p lang="en">{platform.requirement}</p>
        {platform.installNote ? <p lang="en">{platform.installNote}</p> : null}
        {platform.installFiles.map((file, index) => (
          <CodeBlock key={file} code={snippet(`install.${sdk.id}.${index}`)} label={file} />
        ))}
        <p className={`${common.note} ${classes.note}`}>
          <Trans>
            URLs, package names and version numbers are placeholders. Your provider gives you the
            real ones, along with access to the repository that holds them.
          </Trans>
        </p>
      </DocSection>
      <DocSection id="permissions" title={<Trans>Permissions</Trans>}>
        <p>
          <Trans>
            The SDK asks for the camera when it needs it. Declare this in advance, with a clear
            reason. If the person declines, the SDK ends with code 7006.
          </Trans>
        </p>
        {platform.setUpFiles.map((file, index) => (
          <CodeBlock key={file} code={snippet(`setUp.${index}`)} label={file} />
        ))}
      </DocSection>
      <DocSection id="configure" title={<Trans>Configure</Trans>}>
        <p>
          <Trans>
            Choose what your app needs. The code updates on every platform. The page URL includes
            your choices, but no token or key.
          </Trans>
        </p>
        <ConfigBuilder
          sdk={sdk}
          platform={platform}
          code={code}
          config={config}
          configText={configText}
          onConfig={onConfig}
        />
      </DocSection>
      <DocSection id="start" title={<Trans>Start</Trans>}>
        <p>
          <Trans>
            Start the SDK from the screen it should cover, and handle each of its results.
          </Trans>
        </p>
        <CodeBlock code={snippet(`start.${sdk.id}`)} label={t`Start in ${platform.language}`} />
        <CodeBlock
          code={snippet(`handle.${sdk.id}`)}
          label={t`Handling results in ${platform.language}`}
        />
      </DocSection>
      <DocSection id="sample" title={<Trans>Sample app</Trans>}>
        <p>
          <Trans>
            One file with one button: it asks your server for a token, starts the SDK with only the
            required options and shows how the run ended. Your server’s URL is a placeholder.
          </Trans>
        </p>
        <CodeBlock
          code={snippet(`sample.${sdk.id}`)}
          values={configValues(sdk.id, config)}
          label={platform.sampleFile}
        />
      </DocSection>
    </>
  )
}
