import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { IconFileExport } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { lazy } from 'react'
import { iconProps } from '@/ui/display/icon-props'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { Popover } from '@/ui/overlays/popover'
import { HeaderButton } from '@/ui/shell/header-button'
import common from '@/ui/display/common.module.css'
import classes from './export-list-panel.module.css'

const ExportListPanel = lazy(() =>
  import('./export-list-panel').then((module) => ({ default: module.ExportListPanel })),
)

const route = getRouteApi('/admin')

/** Opens the list of exports that this browser requested. */
export function ExportListButton() {
  const { auth } = route.useRouteContext()
  const { t } = useLingui()
  return (
    <Popover
      label={t`Export history`}
      align="end"
      className={classes.panel}
      button={(button) => (
        <HeaderButton label={t`Export history`} {...button}>
          <IconFileExport {...iconProps} />
        </HeaderButton>
      )}
    >
      {(close) => (
        <LazyPart fallback={<ListSkeleton />} onFailure={close}>
          <ExportListPanel auth={auth} onClose={close} />
        </LazyPart>
      )}
    </Popover>
  )
}

function ListSkeleton() {
  const { t } = useLingui()
  return (
    <div className={`${common.tight} ${common.stack}`} role="status" aria-label={t`Loading`}>
      {[120, 240, 160].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}
