import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { FilterBar } from './filter-bar'

test('tools without a total begin where their list does', () => {
  renderUi(<FilterBar tools={<button type="button">Tool</button>}>Filters</FilterBar>)
  expect(screen.getByRole('button', { name: 'Tool' }).previousElementSibling).toBeNull()
})
