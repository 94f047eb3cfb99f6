import type { ComponentProps } from 'react'
import type { Examples } from '@gallery/example'
import { SearchInput } from '@/ui/list-toolbar/search-input'

const Search = ({ value = '', ...rest }: Partial<ComponentProps<typeof SearchInput>>) => (
  <div style={{ display: 'flex' }}>
    <SearchInput
      label="Search sessions"
      placeholder="Session ID or name"
      value={value}
      onChange={() => {}}
      {...rest}
    />
  </div>
)

const isId = () => 'Session ID'
const id = '66f2a1c09d3e4b5a7c8d9e0f'

export const examples: Examples = {
  empty: () => <Search />,
  'with a text': () => <Search value="Nadia Rahman" />,
  'a recognized text': () => <Search value={id} hint={isId} />,
  'long text': () => <Search value={`${id} ${id}`} hint={isId} />,
  'on a phone': { Framed: () => <Search value={id} hint={isId} />, width: 390, height: 60 },
}
