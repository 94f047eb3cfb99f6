import * as v from 'valibot'
import { listDefaults, listSearchSchema, type ListSearch } from './list-search'

export const sessionListDefaults = listDefaults
export const sessionSearchSchema = listSearchSchema
export type SessionSearch = ListSearch

/** The days of an address, for a screen that has no list. */
export const periodSearchSchema = v.pick(listSearchSchema, ['from', 'to'])
