import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { ComponentProps } from 'react'
import { Data } from '@/ui/display/data'
import type { Fact } from '@/ui/display/fact-list'
import { filledCells, shorten } from './list-reader/check-rows'
import type { ReadChoices } from './list-reader/list-reader'
import { encodingGroups, textEncodings } from './list-reader/text-encoding'
import type { ListFile } from './list-reader/use-list-file'
import classes from './sanction-lists.module.css'

const separatorNames = {
  ',': msg`Comma`,
  ';': msg`Semicolon`,
  '\t': msg`Tab`,
  '|': msg`Vertical bar`,
  '^': msg`Caret`,
  '~': msg`Tilde`,
  '@': msg`At sign`,
  '،': msg`Arabic comma`,
  '': msg`None (one column)`,
} as const

const groupNames = {
  western: msg`Western European`,
  central: msg`Central European`,
  baltic: msg`Baltic`,
} as const

/** Maximum heading length. In Arabic, a select would cut off the start of a longer heading. */
const HEADING_LENGTH = 24

/** Returns the facts about how the file is read, each with a select to change it. */
export function useReadChoices(listFile: ListFile, busy: boolean): Fact[] {
  const { t, i18n } = useLingui()
  const { lastOpened, choices, setChoices } = listFile
  if (!lastOpened) return []
  const { text, workbook, headingRow, top } = lastOpened

  /** Resets the choices about rows, because reading the file in a different way may change its rows. */
  const chooseReading = (next: ReadChoices) =>
    setChoices({ ...choices, headings: undefined, separatesRows: undefined, ...next })
  const select = (
    name: string,
    value: string,
    data: ComponentProps<typeof NativeSelect>['data'],
    choose: (value: string) => void,
  ) => (
    <div className={classes.choice}>
      <NativeSelect
        aria-label={name}
        size="xs"
        value={value}
        data={data}
        onChange={({ currentTarget }) => {
          if (!busy) choose(currentTarget.value)
        }}
      />
    </div>
  )
  const facts: Fact[] = []
  if (text) {
    const separator = choices.separator ?? text.separator
    const separators = Object.entries(separatorNames).map(([value, label]) => ({
      value,
      label: value.trim() === '' ? i18n._(label) : `${i18n._(label)} (${value})`,
    }))
    if (!separators.some(({ value }) => value === separator))
      separators.push({ value: separator, label: separator })
    facts.push(
      {
        key: 'separator',
        label: t`Separator`,
        value: select(t`Separator`, separator, separators, (value) =>
          chooseReading({ separator: value }),
        ),
      },
      {
        key: 'encoding',
        label: t`Encoding`,
        value: select(
          t`File encoding`,
          choices.encoding ?? text.encoding,
          encodingGroups.map(([group, encodings]) => ({
            group: isNamed(group) ? i18n._(groupNames[group]) : scriptName(group, i18n.locale),
            items: encodings.map((value) => ({ value, label: encodingName(value) })),
          })),
          (value) => chooseReading({ encoding: textEncodings.find((each) => each === value) }),
        ),
      },
    )
  }
  if (workbook) {
    const { sheet, sheets } = workbook
    facts.push(
      { key: 'format', label: t`Format`, value: t`Excel workbook` },
      {
        key: 'sheet',
        label: t`Sheet`,
        value:
          sheets.length === 1 ? (
            <Data>{sheet}</Data>
          ) : (
            select(t`Sheet`, choices.sheet ?? sheet, sheets, (value) =>
              chooseReading({ sheet: value }),
            )
          ),
      },
    )
  }
  const rows = top.map(({ row, cells }) => {
    const sample = shorten(filledCells(cells).join(' · '), HEADING_LENGTH)
    return { value: String(row), label: t`Row ${row}: ${sample}` }
  })
  facts.push({
    key: 'headings',
    label: t`Headings`,
    value: select(
      t`Headings`,
      String(choices.headings ?? headingRow ?? 'none'),
      [...rows, { value: 'none', label: t`No headings` }],
      (value) => setChoices({ ...choices, headings: value === 'none' ? value : Number(value) }),
    ),
  })
  return facts
}

const isNamed = (group: string): group is keyof typeof groupNames => group in groupNames

/** Returns the browser's name for a language or script. */
function scriptName(code: string, locale: string): string {
  if (code === 'unicode') return 'Unicode'
  const type = code.length === 2 ? 'language' : 'script'
  return new Intl.DisplayNames(locale, { type }).of(code) ?? code
}

const encodingNames = new Map([
  ['utf-16le', 'UTF-16 LE'],
  ['utf-16be', 'UTF-16 BE'],
  ['macintosh', 'Macintosh'],
  ['x-mac-cyrillic', 'Macintosh Cyrillic'],
  ['ibm866', 'DOS 866'],
  ['gb18030', 'GBK, GB18030'],
  ['big5', 'Big5'],
  ['shift_jis', 'Shift_JIS'],
])

const encodingName = (encoding: string) =>
  encodingNames.get(encoding) ??
  (encoding.startsWith('windows') ? encoding.replace('w', 'W') : encoding.toUpperCase())
