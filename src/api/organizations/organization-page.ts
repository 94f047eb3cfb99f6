import type { OrganizationListRequest } from './requests'
import type { Organization, OrganizationList } from './schema'

export interface OrganizationPage {
  organizations: readonly Organization[]
  total: number
  page: number
  /** At least the number of its rows: a backend may send more than it was asked for. */
  page_size: number
  /** How many more clients a search by name found than the backend sent. */
  unsent: number
}

/** How many more clients a search by name found than the backend sent. */
export function unsentOf(list: OrganizationList | undefined): number {
  return list ? Math.max(0, list.count - list.organizations.length) : 0
}

/**
 * What an answer has of the page that was asked for. Only an answer with all clients is divided into pages here: of any
 * other, every row is shown.
 */
export function organizationPage(
  list: OrganizationList,
  { name, page, page_size }: OrganizationListRequest,
): OrganizationPage {
  const { organizations, count } = list
  const { length } = organizations
  const isSearch = name !== undefined
  const unsent = unsentOf(list)
  if (unsent === 0 && (isSearch || length > page_size)) {
    const rows = organizations.slice((page - 1) * page_size, page * page_size)
    return { organizations: rows, total: length, page, page_size, unsent }
  }
  // A search takes no page, so there is no way to the rest.
  if (isSearch) return { organizations, total: length, page: 1, page_size: length, unsent }
  return { organizations, total: count, page, page_size: Math.max(page_size, length), unsent: 0 }
}

/** Whether these pages have all clients. The rows are counted: a page may have more than it was asked for, or fewer. */
export function isComplete(pages: readonly OrganizationList[]): boolean {
  const { organizations, count } = pages.at(-1) ?? { organizations: [], count: 0 }
  const loaded = pages.reduce((sum, page) => sum + page.organizations.length, 0)
  return organizations.length === 0 || loaded >= count
}
