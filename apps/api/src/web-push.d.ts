/** As much of the library as we use: it makes a request and seals its content; our own door sends it. */
declare module 'web-push' {
  type Request = {
    endpoint: string
    method: string
    headers: Record<string, string | number>
    body: Buffer
  }
  const webPush: {
    generateVAPIDKeys(): { publicKey: string; privateKey: string }
    generateRequestDetails(
      subscription: { endpoint: string; keys: { p256dh: string; auth: string } },
      payload: string,
      options: {
        TTL: number
        urgency: 'normal'
        vapidDetails: { subject: string; publicKey: string; privateKey: string }
      },
    ): Request
  }
  export default webPush
}
