import { Trans, useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { lazy, useId, useState } from 'react'
import { smallIconProps } from '@/ui/display/icon-props'
import { LazyPart } from '@/ui/feedback/lazy-part'
import type { JsonPanelProps } from './json-panel'
import common from '@/ui/display/common.module.css'
import classes from './json-section.module.css'

const JsonPanel = lazy(() =>
  import('./json-panel').then((module) => ({ default: module.JsonPanel })),
)

/** Shows the raw record when the user opens the section. The panel's code loads only then. */
export function JsonSection(props: JsonPanelProps) {
  const { t } = useLingui()
  const id = useId()
  const [opened, setOpened] = useState(false)
  return (
    <section className={classes.section} aria-label={t`Record`}>
      <button
        type="button"
        className={`${common.inline} ${common.mirrored} ${classes.button}`}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        <IconChevronRight {...smallIconProps} />
        <Trans>Raw JSON</Trans>
      </button>
      <div id={id} hidden={!opened}>
        {opened ? (
          <LazyPart fallback={<Skeleton height={240} />} onFailure={() => setOpened(false)}>
            <JsonPanel {...props} />
          </LazyPart>
        ) : null}
      </div>
    </section>
  )
}
