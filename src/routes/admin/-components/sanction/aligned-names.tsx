import { useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import type { NameAlignment, NamePair } from '@/lib/names/align'
import { HiddenText } from '@/ui/display/hidden-text'
import { smallIconProps } from '@/ui/display/icon-props'
import { IconArrowsExchange } from '@tabler/icons-react'
import classes from './aligned-names.module.css'

type Side = 'a' | 'b'

/** A name as it is written, with the words marked that the other name has too. */
export function MarkedName({ name, pairs, side }: { name: string; side: Side } & Pairs) {
  const tokens = pairs.flatMap((pair) => {
    const token = pair[side]
    return token && pair.kind !== 'missing' ? [{ ...token, kind: pair.kind }] : []
  })
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
    <bdi>
      {parts}
      {name.slice(end)}
    </bdi>
  )
}

type Pairs = Pick<NameAlignment, 'pairs'>

/** Two names word by word: above what was searched, below what the record has. */
export function AlignedNames({ label, pairs }: { label: string } & Pairs) {
  const { t } = useLingui()
  const isRtl = pairs.some(({ a }) => a && /\p{sc=Arab}/u.test(a.text))
  return (
    <ul className={classes.pairs} aria-label={label} dir={isRtl ? 'rtl' : 'ltr'}>
      {pairs.map((pair, index) => (
        <li key={index} className={classes.pair} data-kind={pair.kind} title={pairTitle(pair)}>
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

  function pairTitle({ a, b, kind, isMoved }: NamePair): string {
    if (!b) return t`Not in the record`
    if (!a) return t`Only in the record`
    const same = kind === 'exact' ? t`The same word` : t`Another spelling`
    return isMoved ? t`${same}, in another place` : same
  }
}

function Word({ token }: { token: NamePair['a'] }) {
  return token ? <bdi>{token.text}</bdi> : <span aria-hidden="true">—</span>
}
