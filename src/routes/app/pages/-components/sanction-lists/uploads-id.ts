/** ID of the uploads list. In a separate module because the list loads before the form that links to it. */
export const UPLOADS_ID = 'uploads'
