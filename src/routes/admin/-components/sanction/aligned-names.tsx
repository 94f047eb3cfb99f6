import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import type { NameAlignment } from '@/lib/names/align'
import { getChangeKind } from '@/lib/names/pairs'
import { HiddenText } from '@/ui/display/hidden-text'
import { smallIconProps } from '@/ui/display/icon-props'
import { IconArrowsExchange } from '@tabler/icons-react'
import common from '@/ui/display/common.module.css'
import classes from './aligned-names.module.css'

/** Shows the second of two names as written, and highlights the words that the first name also contains. */
export function MarkedName({ name, pairs }: { name: string } & Pairs) {
  const tokens = pairs.flatMap(({ b, kind }) => (b && kind !== 'missing' ? [{ ...b, kind }] : []))
  const parts: ReactNode[] = []
  let end = 0
  for (const token of tokens.toSorted((one, other) => one.start - other.start)) {
    parts.push(
      <Fragment key={token.start}>
        {name.slice(end, token.start)}
        <mark className={classes.mark} data-kind={token.kind}>
          {name.slice(token.start, token.end)}
        </mark>
      </Fragment>,
    )
    end = token.end
  }
  return (
    <bdi translate="no">
      {parts}
      {name.slice(end)}
    </bdi>
  )
}

type Pair = NameAlignment['pairs'][number]
type Pairs = Pick<NameAlignment, 'pairs'>

/** Two names word by word: the searched name above, the record's name below. */
export function AlignedNames({ label, pairs }: { label: string } & Pairs) {
  const { t } = useLingui()
  const isRtl = pairs.some(({ a }) => a && /\p{sc=Arab}/u.test(a.text))
  return (
    <ul className={classes.pairs} aria-label={label} dir={isRtl ? 'rtl' : 'ltr'}>
      {pairs.map((pair, index) => (
        <li
          key={index}
          className={classes.pair}
          data-kind={pair.kind}
          data-moved={pair.isMoved || undefined}
          title={pairTitle(pair)}
        >
          <Word token={pair.a} />
          <HiddenText>{pairTitle(pair)}</HiddenText>
          <Word token={pair.b} />
          {pair.isMoved ? (
            <IconArrowsExchange {...smallIconProps} className={classes.moved} />
          ) : null}
        </li>
      ))}
    </ul>
  )

  function pairTitle(pair: Pair): string {
    const { a, b, isMoved } = pair
    if (!b) return t`Not in the record`
    if (!a) return t`Only in the record`
    switch (getChangeKind(pair)) {
      case 'exact':
        return isMoved ? t`Same, in a different position` : t`Same`
      case 'script':
        return isMoved
          ? t`Same in another script, in a different position`
          : t`Same in another script`
      default:
        return isMoved ? t`Spelled differently, in a different position` : t`Spelled differently`
    }
  }
}

/** Explains the word highlights. */
export function AlignmentKey() {
  return (
    <p className={`${common.caption} ${classes.key}`}>
      <span>
        <i data-kind="exact" />
        <Trans>Same</Trans>
      </span>
      <span>
        <i data-kind="variant" />
        <Trans>Spelled differently or in another script</Trans>
      </span>
      <span>
        <i data-kind="missing" />
        <Trans>In one name only</Trans>
      </span>
      <span>
        <IconArrowsExchange {...smallIconProps} />
        <Trans>Different position</Trans>
      </span>
    </p>
  )
}

function Word({ token }: { token: Pair['a'] }) {
  return token ? <bdi translate="no">{token.text}</bdi> : <span aria-hidden="true">—</span>
}
