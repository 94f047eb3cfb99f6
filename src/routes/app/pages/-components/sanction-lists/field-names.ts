import { msg } from '@lingui/core/macro'
import type { SanctionField } from '@/backend/sanction'
import type { RowProblemKind } from './list-reader/check-rows'
import type { ListFile } from './list-reader/use-list-file'

export const fieldNames = {
  full_name: msg`Full name`,
  first_name: msg`First name`,
  middle_name: msg`Middle name`,
  last_name: msg`Last name`,
  document_number: msg`Document number`,
  nationality: msg`Nationality`,
  gender: msg`Gender`,
  known_address: msg`Known address`,
  birth_date_day: msg`Day of birth`,
  birth_date_month: msg`Month of birth`,
  birth_date_year: msg`Year of birth`,
  language: msg`Language`,
  remarks: msg`Remarks`,
} as const satisfies Record<SanctionField, unknown>

export const problemNames = {
  no_name: msg`The name is missing`,
  heading: msg`The headings again`,
  footer: msg`Left out by you`,
  day: msg`Day must be from 1 to 31`,
  month: msg`Month must be from 1 to 12`,
  year: msg`Year must be 1800 or later and not in the future`,
  birth_date: msg`Not a valid date in this order`,
  unreadable_date: msg`The date cannot be read`,
  short_year: msg`Two-digit year`,
  several_dates: msg`Several dates or a range`,
  hijri_year: msg`Hijri date`,
  buddhist_year: msg`Buddhist year`,
  serial_date: msg`Date as a spreadsheet number`,
  too_many_cells: msg`More cells than headings`,
  duplicate: msg`Duplicate of an earlier row`,
  unreadable: msg`Unreadable characters: check the encoding`,
  too_long: msg`Longer than 32,767 characters`,
} as const satisfies Record<RowProblemKind, unknown>

export const refusalTexts = {
  empty: msg`The file is empty.`,
  too_large: msg`The file is larger than 30 MB. Split it, then append the parts one at a time.`,
  old_workbook: msg`This workbook is in an old format or has a password. Save it as .xlsx without a password.`,
  html: msg`This is a web page (HTML), whatever its name says. Open it in a spreadsheet and save it as .xlsx or CSV.`,
  xml: msg`This is an XML file. Export the list as .xlsx or CSV.`,
  xml_spreadsheet: msg`This is an XML spreadsheet. Open it in Excel and save it as .xlsx or CSV.`,
  pdf: msg`This is a PDF. Ask its publisher for the list as .xlsx or CSV.`,
  rtf: msg`This is a text document (RTF). Copy its table to a spreadsheet and save it as .xlsx or CSV.`,
  json: msg`This is a JSON file. Export the list as .xlsx or CSV.`,
  type: msg`This is not a list. Choose a CSV file or an Excel workbook (.xlsx).`,
  damaged: msg`The file is damaged or incomplete. Save it again, or choose another.`,
  bomb: msg`The file expands to far more than its compressed size, so it was not opened.`,
  too_much_unpacked: msg`The workbook is too large when unpacked. Save the list as CSV, or split it and append the parts one at a time.`,
  no_rows: msg`The file has no rows below its headings.`,
  too_many_rows: msg`The file has more than 100,000 rows, including blank ones. Split it, then append the parts one at a time.`,
  too_many_columns: msg`The file has more than 200 columns. Remove the ones you do not need, then try again.`,
  too_slow: msg`Reading the file took longer than a minute, so it was stopped. Save the list as CSV, or split it and append the parts one at a time.`,
  failed: msg`The file could not be read. Reload the page and try again.`,
} as const satisfies Record<NonNullable<ListFile['refused']>, unknown>
