import { IconDownload } from '@tabler/icons-react'
import type { Examples } from '@gallery/example'
import { IconButton } from '@/ui/display/icon-button'
import { iconProps, smallIconProps } from '@/ui/display/icon-props'

const Each = () => (
  <>
    <IconButton label="Download">
      <IconDownload {...smallIconProps} />
    </IconButton>{' '}
    {(['md', 'lg', 'xl'] as const).map((size) => (
      <IconButton key={size} label="Download" size={size}>
        <IconDownload {...iconProps} />
      </IconButton>
    ))}
  </>
)

export const examples: Examples = {
  'each size': Each,
  disabled: () => (
    <>
      <IconButton label="Download" size="lg" aria-disabled>
        <IconDownload {...iconProps} />
      </IconButton>{' '}
      <IconButton label="Download" size="lg" disabled>
        <IconDownload {...iconProps} />
      </IconButton>
    </>
  ),
}
