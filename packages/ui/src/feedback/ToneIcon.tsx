import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
} from '@tabler/icons-react'

const icons = {
  danger: IconAlertTriangle,
  warning: IconAlertCircle,
  success: IconCircleCheck,
  info: IconInfoCircle,
  neutral: IconInfoCircle,
} as const satisfies Record<Tone, unknown>

/** Colour never speaks alone: each tone has its own shape. */
export function ToneIcon({ tone, size = 22 }: { tone: Tone; size?: number }) {
  const Icon = icons[tone]
  return <Icon size={size} stroke={1.75} aria-hidden="true" />
}

export type Tone = 'danger' | 'info' | 'success' | 'warning' | 'neutral'
