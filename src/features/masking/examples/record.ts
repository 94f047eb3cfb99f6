/** A record as the backend sends it, with personal data. */
export const record = {
  session_id: '7d2b9c14-1f6e-4c55-9a0b-5e8a4f3d2c10',
  status: 'success',
  created_at: '2026-11-20T09:00:00Z',
  reference_user_id: 'customer-0048213',
  services: [
    { service: 'ocr', status: true, attempts: 2, trials_remaining: 1 },
    { service: 'face_match', status: true, attempts: 1, trials_remaining: 2 },
  ],
  data: {
    full_name: 'منى صالح عبد الرحمن',
    front_nid: '29403151201234',
    date_of_birth: '1994-03-15',
    street: '١٢ شارع النصر، مدينة نصر، القاهرة',
    expiry_date: '2030-11-02',
  },
}
