import { IconDownload } from '@tabler/icons-react'
import type { Examples } from '@gallery/example'
import { iconProps } from '@/ui/display/icon-props'
import { Button, ButtonLink } from '@/ui/form/button'

const Each = () => (
  <>
    <Button>Create bundle</Button> <Button variant="default">Cancel</Button>{' '}
    <Button variant="light">Compare</Button> <Button variant="subtle">Clear filters</Button>
  </>
)

const Long = () => (
  <Button>Replace the published list with this file and check every name again</Button>
)

export const examples: Examples = {
  'each variant': Each,
  disabled: () => <Button aria-disabled>Create bundle</Button>,
  busy: () => <Button busy>Creating the bundle…</Button>,
  'with an icon': () => (
    <Button leftSection={<IconDownload {...iconProps} />}>Export sessions</Button>
  ),
  small: () => (
    <>
      <Button size="xs">Rename</Button>{' '}
      <Button size="xs" variant="light">
        Export selection
      </Button>
    </>
  ),
  'as a link': () => <ButtonLink to="/app/pages/bundle">My bundles</ButtonLink>,
  'long text': Long,
  'long text, on a phone': { Framed: Long, width: 390, height: 100 },
}
