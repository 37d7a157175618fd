import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../feedback/index.ts'
import { Card } from '../layout/index.ts'

type PaneEmptyProps = { icon: Icon; title: string; children: ReactNode }

/** Beside a list of which nothing is open. */
export const PaneEmpty = ({ icon: Picture, title, children }: PaneEmptyProps) => (
  <Card>
    <EmptyState icon={<Picture size={40} stroke={1.25} aria-hidden="true" />} title={title}>
      {children}
    </EmptyState>
  </Card>
)
