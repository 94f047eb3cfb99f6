import { useLingui } from '@lingui/react/macro'
import { IconSearch } from '@tabler/icons-react'
import { lazy, useState } from 'react'
import { iconProps } from '@/ui/display/icon-props'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { modKey } from '@/ui/shortcuts/shortcuts'
import { PlainSearch } from './plain-search'
import type { SearchBoxProps } from './search-box'
import common from '@/ui/display/common.module.css'
import classes from './search-box.module.css'

const SearchBox = lazy(() =>
  import('./search-box').then((module) => ({ default: module.SearchBox })),
)

/** Header search box. It is a plain field until used, because most visits don't need its code. */
export function HeaderSearch({ onPreload, ...props }: SearchBoxProps & { onPreload: () => void }) {
  const { t } = useLingui()
  const [isUsed, setIsUsed] = useState(false)
  const plain = (
    <div className={`${common.line} ${classes.box}`}>
      <IconSearch {...iconProps} />
      <PlainSearch
        className={classes.input}
        role="combobox"
        aria-expanded={false}
        aria-controls={undefined}
        placeholder={t`Search`}
        isWaiting={isUsed}
        onUse={() => setIsUsed(true)}
        onFocus={onPreload}
        onPointerEnter={onPreload}
      />
      <kbd className={classes.key} aria-hidden="true">{`${modKey} K`}</kbd>
    </div>
  )
  if (!isUsed) return plain
  return (
    <LazyPart fallback={plain} onFailure={() => setIsUsed(false)}>
      <SearchBox {...props} />
    </LazyPart>
  )
}
