/** The shop is down temporarily: the backend, or a proxy in front of it, responds with 502 or 503. */
export const isMaintenance = (status: number): boolean => status === 502 || status === 503
