export type Tone = 'danger' | 'info' | 'success' | 'warning' | 'neutral'
