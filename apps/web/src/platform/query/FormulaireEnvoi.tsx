import { Button } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import type { ReactNode } from 'react'

type FormulaireEnvoiProps = {
  envoi: { error: { message: string } | null; isPending: boolean }
  /** Said above why it was refused. */
  refus: string
  valider: string
  onSubmit: () => void
  children: ReactNode
}

/** Fields that are sent at once: why they were refused stands above, each at its place besides. */
export const FormulaireEnvoi = ({
  envoi,
  refus,
  valider,
  onSubmit,
  children,
}: FormulaireEnvoiProps) => (
  <form
    className="stack gap-18"
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  >
    {envoi.error && (
      <Notice tone="danger" title={refus} alert>
        {envoi.error.message}
      </Notice>
    )}
    {children}
    <div className="cluster end gap-8">
      <Button type="submit" variant="primary" busy={envoi.isPending}>
        {valider}
      </Button>
    </div>
  </form>
)
