import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { NameChange } from '@/lib/names/normalize'
import { getChangeKind, type NamePair } from '@/lib/names/pairs'
import type { NameToken } from '@/lib/names/tokens'
import { formatList } from '@/lib/format-list'
import { Badge, type Tone } from '@/ui/display/badge'
import { Data, Percent } from '@/ui/display/data'
import common from '@/ui/display/common.module.css'
import classes from './name-comparison.module.css'

const changeNames: Record<Exclude<NameChange, 'case'>, MessageDescriptor> = {
  alef: msg`alef forms unified`,
  ya: msg`ya forms unified`,
  ta_marbuta: msg`ta marbuta read as ha`,
  diacritics: msg`vowel marks and other marks removed`,
  tatweel: msg`tatweel removed`,
  digits: msg`digits read as 0–9`,
  accents: msg`accents removed`,
  punctuation: msg`punctuation and invisible characters removed`,
}

/** Explicit roles, because the rows use grid layout, and some browsers then drop the table roles. */
const roles = { row: 'row', cell: 'cell', head: 'columnheader' } as const

/** Table of the corresponding words in two names, and the differences that were ignored. */
export function NameAlignmentTable({ pairs }: { pairs: readonly NamePair[] }) {
  const { t } = useLingui()
  return (
    <table role="table" className={classes.table} aria-label={t`Words in both names`}>
      <thead role="rowgroup">
        <tr role={roles.row}>
          <th role={roles.head} scope="col">
            <Trans context="of two names">Name A</Trans>
          </th>
          <th role={roles.head} scope="col">
            <Trans context="of two names">Name B</Trans>
          </th>
          <th role={roles.head} scope="col" className={classes.kind}>
            <Trans>Comparison</Trans>
          </th>
          <th role={roles.head} scope="col" className={classes.number}>
            <Trans>Score</Trans>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {pairs.map((pair) => (
          <tr
            key={`${pair.a?.start}-${pair.b?.start}`}
            role={roles.row}
            data-kind={getChangeKind(pair)}
          >
            <td role={roles.cell}>
              <Word token={pair.a} />
            </td>
            <td role={roles.cell}>
              <Word token={pair.b} />
            </td>
            <td role={roles.cell} className={classes.kind}>
              <span className={classes.badges}>
                <KindBadge pair={pair} />
                {pair.isMoved ? (
                  <Badge tone="warning">
                    <Trans>Different order</Trans>
                  </Badge>
                ) : null}
              </span>
              <Changes pair={pair} />
            </td>
            <td role={roles.cell} className={classes.number}>
              {pair.kind === 'missing' ? <Data /> : <Percent value={pair.score} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Word({ token }: { token: NameToken | null }) {
  return token ? (
    <bdi className={classes.word}>{token.text}</bdi>
  ) : (
    <span className={classes.gap}>
      <Trans>missing</Trans>
    </span>
  )
}

function KindBadge({ pair }: { pair: NamePair }) {
  const { i18n } = useLingui()
  const { tone, name } = kinds[getChangeKind(pair)]
  return <Badge tone={tone}>{i18n._(name)}</Badge>
}

const kinds: Record<NamePair['kind'] | 'script', { tone: Tone; name: MessageDescriptor }> = {
  exact: { tone: 'success', name: msg`Same` },
  variant: { tone: 'warning', name: msg`Spelled differently` },
  script: { tone: 'info', name: msg`Same in another script` },
  missing: { tone: 'failure', name: msg`Missing` },
}

/** The normalizations that made a pair's words equal. */
function Changes({ pair: { a, b, kind } }: { pair: NamePair }) {
  const { i18n } = useLingui()
  if (!a || !b || a.text === b.text) return null
  // Capitalization never makes two words different, so it is listed only if nothing else differs.
  const changeList = [a, b].flatMap((token) => {
    const changes = token.changes.filter((change) => change !== 'case')
    return changes.length > 0 ? [{ token, changes }] : []
  })
  if (changeList.length === 0)
    return kind === 'exact' ? (
      <p className={`${common.caption} ${classes.changes}`}>
        <Trans>Capitalization is ignored.</Trans>
      </p>
    ) : null
  return (
    <ul className={`${common.caption} ${classes.changes}`}>
      {changeList.map(({ token, changes }) => {
        const words = changes.map((change) => i18n._(changeNames[change]))
        const list = formatList(words, i18n.locale)
        return (
          <li key={token === a ? 'a' : 'b'}>
            <Trans>
              <Data>{token.text}</Data> is treated as <Data>{token.normal}</Data>: {list}.
            </Trans>
          </li>
        )
      })}
    </ul>
  )
}
