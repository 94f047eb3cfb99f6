/** Facts that both the API and SDK documentation explain, in the same wording. In English, like their text. */
export const serviceFacts = {
  accessToken:
    'Request a token for each person you verify. It is valid for ten minutes, and it is the session in which attempts are counted.',
  advancedConfidence:
    'Looks for signs of tampering with the photo on the card and with its front, and says how sure that is.',
  attempts:
    'In one session each service can be called three times. `trials_remaining` counts them down, and the next call is answered with 5012, which an SDK reports as 7007.',
  baseUrl: 'The address of the service API. Your provider gives you the real one.',
} as const
