import { IconArrowsHorizontal, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { textes } from './textes.ts'
import css from './visionneuse.module.css'

export function ToolButton({
  label,
  disabled = false,
  onClick,
  children,
}: {
  label: string
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      className={css.tool}
      aria-label={label}
      title={label}
      // Stays in the tab order: the focus is not lost when the end is reached.
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onClick()}
    >
      {children}
    </button>
  )
}

export function ZoomTools({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  return (
    <>
      <ToolButton
        label={textes.reduire}
        disabled={isSmallest(zoom)}
        onClick={() => onZoom(zoomOut(zoom))}
      >
        <IconZoomOut size={20} stroke={1.75} aria-hidden="true" />
      </ToolButton>
      <output className={css.zoom}>{textes.zoom(zoom)}</output>
      <ToolButton
        label={textes.agrandir}
        disabled={isLargest(zoom)}
        onClick={() => onZoom(zoomIn(zoom))}
      >
        <IconZoomIn size={20} stroke={1.75} aria-hidden="true" />
      </ToolButton>
      <ToolButton label={textes.ajuster} disabled={zoom === FIT} onClick={() => onZoom(FIT)}>
        <IconArrowsHorizontal size={20} stroke={1.75} aria-hidden="true" />
      </ToolButton>
    </>
  )
}

export const Toolbar = ({ children }: { children: ReactNode }) => (
  <div className="cluster center gap-4" role="toolbar" aria-label={textes.outils}>
    {children}
  </div>
)

/** In percents of the width that fits. */
const steps = [50, 75, 100, 125, 150, 200, 300, 400] as const

export const FIT = 100
export const zoomIn = (zoom: number) => steps.find((step) => step > zoom) ?? zoom
export const zoomOut = (zoom: number) => steps.findLast((step) => step < zoom) ?? zoom
export const isLargest = (zoom: number) => zoomIn(zoom) === zoom
export const isSmallest = (zoom: number) => zoomOut(zoom) === zoom
