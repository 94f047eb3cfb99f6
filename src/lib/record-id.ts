/**
 * The ids of records are opaque, but not arbitrary: a value that is sent as a part of a URL must not
 * be able to change its path ("..").
 */
export const RECORD_ID = /^(?!\.+$)[\w.:~-]{1,128}$/
