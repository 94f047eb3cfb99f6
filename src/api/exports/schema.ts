/** The answer is a zip, not JSON (section 7). Days, inclusive. */
export type ExportExtraResultsRequest = {
  bundle_id: string
  start_date: string
  end_date: string
}
