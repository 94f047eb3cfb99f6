import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Platform, PlatformCode } from './platforms'
import {
  configValues,
  configProblems,
  configuredCode,
  isChosen,
  isOffered,
  type SdkConfig,
} from './sdk-config'
import { listSdkOptions, type SdkOptionGroup } from './sdk-options'
import type { Sdk } from './sdks'
import { CodeBlock } from '@/ui/display/code-block'
import { CopyButton } from '@/ui/display/copy-id'
import { Button } from '@/ui/form/button'
import { ConfigGroup } from './config-group'
import common from '@/ui/display/common.module.css'
import classes from './config-builder.module.css'

interface ConfigBuilderProps {
  sdk: Sdk
  platform: Platform
  code: PlatformCode
  config: SdkConfig
  configText: string
  onConfig: (config: SdkConfig) => void
}

/** Shows a control for each SDK option, and the snippet with the chosen values. */
export function ConfigBuilder(props: ConfigBuilderProps) {
  const { sdk, platform, code, config, configText, onConfig } = props
  const { t } = useLingui()
  const options = listSdkOptions(sdk.id).filter(isOffered)
  const problems = configProblems(sdk.id, config)
  const count = options.filter((option) => isChosen(config, option)).length
  return (
    <div className={classes.builder}>
      <form
        className={`${common.stack} ${common.screenOnly} ${classes.form}`}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={`${common.ends} ${common.tight}`}>
          <p role="status" className={common.note}>
            {count === 0 ? (
              <Trans>All options use their defaults.</Trans>
            ) : (
              <Plural
                value={count}
                one="# option differs from its default."
                other="# options differ from their defaults."
              />
            )}
          </p>
          <Button variant="default" size="xs" onClick={() => onConfig({})}>
            <Trans>Reset</Trans>
          </Button>
        </div>
        <OptionGroups>
          {(group, title) => {
            const members = options.filter((option) => option.group === group)
            return members.length === 0 ? null : (
              <ConfigGroup
                key={group}
                title={title}
                options={members}
                config={config}
                problems={problems}
                onConfig={onConfig}
              />
            )
          }}
        </OptionGroups>
      </form>
      <div className={`${common.stack} ${classes.snippet}`}>
        <CodeBlock
          code={configuredCode(code, sdk.id, config)}
          values={configValues(sdk.id, config)}
          label={t`Configuration in ${platform.language}`}
        />
        <ShareLink sdk={sdk} platform={platform} config={configText} />
      </div>
    </div>
  )
}

function OptionGroups({
  children,
}: {
  children: (group: SdkOptionGroup, title: string) => ReactNode
}) {
  const { t } = useLingui()
  const groups: [SdkOptionGroup, string][] = [
    ['connection', t`Connection`],
    ['general', t`General`],
    ['document', t`Document`],
    ['liveness', t`Liveness`],
    ['facematch', t`Face match`],
  ]
  return groups.map(([group, title]) => children(group, title))
}

function ShareLink({ sdk, platform, config }: { sdk: Sdk; platform: Platform; config: string }) {
  const { t } = useLingui()
  const { href } = useRouter().buildLocation({
    to: '/app/pages/sdk',
    search: { platform: platform.id, sdk: sdk.id, config },
    hash: 'configure',
  })
  return (
    <p className={`${common.line} ${common.note} ${common.screenOnly} ${classes.share}`}>
      <Trans>Share this configuration</Trans>
      <CopyButton
        value={`${window.location.origin}${href}`}
        label={t`link to this configuration`}
      />
    </p>
  )
}
