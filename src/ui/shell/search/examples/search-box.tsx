import { IconHash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Examples } from '@gallery/example'
import { menu, useExampleLayout } from '@/ui/shell/examples/menu'
import type { SearchResultsProps } from '@/ui/shell/search/command'
import { CommandResults } from '@/ui/shell/search/command-results'
import { HeaderSearch } from '@/ui/shell/search/header-search'
import { OpeningSearch } from '@/ui/shell/search/opening-search'
import { PlainSearch } from '@/ui/shell/search/plain-search'
import { SearchBox } from '@/ui/shell/search/search-box'
import { SearchDialog } from '@/ui/shell/search/search-dialog'
import { searchStart } from '@/ui/shell/search/search-start'
import { barColors } from '@/ui/shell/appearance/bar-colors'

const none = () => {}

const Results = (props: SearchResultsProps) => (
  <CommandResults
    {...props}
    searchCommands={
      /\d/.test(props.text)
        ? [{ label: 'Session', detail: props.text, icon: IconHash, run: none }]
        : []
    }
  />
)

const Failed = (props: SearchResultsProps) => (
  <CommandResults
    {...props}
    searchCommands={[]}
    note="The names of organizations could not be searched."
  />
)

const search = { menu, results: Results, onOpen: none, onSignOut: none }

/** Sets the text typed before the search loaded. */
function useText(text: string) {
  useExampleLayout()
  useState(() => Object.assign(searchStart, { text }))
}

function Dialog({ text = '', results = Results }) {
  useText(text)
  return <SearchDialog {...search} results={results} onClose={none} findSearch={() => undefined} />
}

/** Header search in use. */
function Box() {
  useText('bun')
  return (
    <div style={{ padding: 16 }}>
      <SearchBox {...search} />
    </div>
  )
}

function Opening() {
  useText('my bun')
  return <OpeningSearch onClose={none} />
}

const Header = () => <HeaderSearch {...search} onPreload={none} />
const size = { width: 800, height: 520 }

export const examples: Examples = {
  'in the header': Header,
  'in a colored header': () => (
    <div style={{ ...barColors('#0b5d76'), padding: 8, inlineSize: 'fit-content' }}>
      <Header />
    </div>
  ),
  'in the header, with results': { Framed: Box, ...size },
  dialog: { Framed: () => <Dialog />, ...size },
  'dialog, results': { Framed: () => <Dialog text="bund" />, ...size },
  'dialog, an ID': { Framed: () => <Dialog text="66f2a1c09d3e4b5a7c8d9e0f" />, ...size },
  'dialog, nothing found': { Framed: () => <Dialog text="passport" />, ...size },
  'dialog, a part of it failed': {
    Framed: () => <Dialog text="bund" results={Failed} />,
    ...size,
  },
  'dialog, while its code loads': { Framed: Opening, ...size, height: 200 },
  'dialog, on a phone': { Framed: () => <Dialog />, width: 390, height: 560 },
  'the plain field without a frame': () => <PlainSearch isWaiting={false} placeholder="Search" />,
}
