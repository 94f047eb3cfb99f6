import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Bundle } from '@/backend/bundles'
import { foldText } from '@/lib/fold-text'
import { formatNumber } from '@/lib/format'
import { useFocusAfterPart } from '@/ui/display/use-focus-after-part'
import { Button } from '@/ui/form/button'
import common from '@/ui/display/common.module.css'
import classes from './merged-list.module.css'

/** Minimum number of bundles for showing a search field. */
const SEARCH_SIZE = 10

interface MergedBundleChoiceProps {
  bundles: readonly Bundle[]
  /** Undefined if the list waits for the choice. */
  chosen: readonly Bundle[] | undefined
  /** Number of matching records by bundle, as far as known. */
  totals?: ReadonlyMap<string, number | undefined>
  /** Receives the `bundles` parameter. */
  onChoose: (bundles: string) => void
}

/** Choice of the bundles in a merged list, with the number of matching records in each bundle. */
export function MergedBundleChoice(props: MergedBundleChoiceProps) {
  const { bundles, chosen } = props
  const part = useFocusAfterPart()
  if (!chosen)
    return (
      <div ref={part} className={`${common.card} ${common.stack} ${classes.choice}`}>
        <p className={common.note}>
          <Trans>Choose the bundles to list. Nothing is loaded until then.</Trans>
        </p>
        <BundleBoxes {...props} />
      </div>
    )
  const all = bundles.length
  const count = chosen.length
  if (all < 2) return null
  return (
    <details className={`${common.card} ${classes.choice}`}>
      <summary className={common.label}>
        {count === all ? (
          <Trans>Bundles: all {all}</Trans>
        ) : (
          <Trans>
            Bundles: {count} of {all}
          </Trans>
        )}
      </summary>
      {/* Resets the boxes when the chosen bundles change, for example on Back. */}
      <BundleBoxes key={chosen.map(({ id }) => id).join(' ')} {...props} />
    </details>
  )
}

function BundleBoxes({ bundles, chosen, totals, onChoose }: MergedBundleChoiceProps) {
  const { t, i18n } = useLingui()
  const [ids, setIds] = useState<readonly string[]>(() => chosen?.map(({ id }) => id) ?? [])
  const [text, setText] = useState('')
  const query = foldText(text)
  const matching = bundles.filter(({ id, name }) =>
    [id, name].some((each) => foldText(each).includes(query)),
  )
  const set = (changed: readonly Bundle[], isOn: boolean) => {
    const others = ids.filter((id) => changed.every((bundle) => bundle.id !== id))
    setIds(isOn ? [...others, ...changed.map(({ id }) => id)] : others)
  }
  const count = ids.length
  return (
    <form
      className={`${common.stack} ${common.tight}`}
      onSubmit={(event) => {
        event.preventDefault()
        onChoose(count === bundles.length ? 'all' : ids.map(encodeURIComponent).join(','))
      }}
    >
      {bundles.length >= SEARCH_SIZE ? (
        <TextInput
          aria-label={t`Find a bundle`}
          placeholder={t`Find a bundle`}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      ) : null}
      <div role="group" aria-label={t`Bundles`} className={classes.boxes}>
        {matching.map((bundle) => {
          const total = totals?.get(bundle.id)
          return (
            <Checkbox
              key={bundle.id}
              checked={ids.includes(bundle.id)}
              onChange={({ currentTarget: { checked } }) => set([bundle], checked)}
              label={
                <>
                  <bdi>{bundle.name}</bdi>{' '}
                  <span className={`${common.caption} ${common.digits}`}>
                    {total === undefined ? null : formatNumber(total, i18n.locale)}
                  </span>
                </>
              }
            />
          )
        })}
      </div>
      <div className={common.row}>
        <Button type="submit" disabled={count === 0}>
          <Plural value={count} one="List # bundle" other="List # bundles" />
        </Button>
        <Button variant="default" onClick={() => set(matching, true)}>
          <Trans>Select all</Trans>
        </Button>
        <Button variant="default" onClick={() => set(matching, false)}>
          <Trans>Select none</Trans>
        </Button>
      </div>
    </form>
  )
}
