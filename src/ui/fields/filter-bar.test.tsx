import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { FilterBar } from './filter-bar'

test('renders nothing before the tools if there is no total', () => {
  renderUi(<FilterBar tools={<button type="button">Tool</button>}>Filters</FilterBar>)
  expect(screen.getByRole('button', { name: 'Tool' }).previousElementSibling).toBeNull()
})
