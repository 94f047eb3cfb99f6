/** The content of an export by email. Each kind has a call of its own (behavior 7.5). */
export type ExportKind = 'images' | 'transactions'
