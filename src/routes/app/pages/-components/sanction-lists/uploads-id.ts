/** Of the list of uploads on the page, which is loaded before the form that links to it. */
export const UPLOADS_ID = 'uploads'
