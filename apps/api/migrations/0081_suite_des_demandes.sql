ALTER TABLE "demande" ADD COLUMN "suite" text;--> statement-breakpoint
-- What has come of a request is personal as well: it goes with its account.
CREATE OR REPLACE FUNCTION demande_anonyme() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE demande_evenement SET texte = NULL WHERE demande_id IN (SELECT id FROM demande WHERE compte_id = OLD.id);
  UPDATE demande_attente SET texte = NULL WHERE demande_id IN (SELECT id FROM demande WHERE compte_id = OLD.id);
  DELETE FROM demande_message WHERE demande_id IN (SELECT id FROM demande WHERE compte_id = OLD.id);
  UPDATE demande SET compte_id = NULL, data = NULL, lignes = NULL, suite = NULL, empreinte = NULL,
    cle_idempotence = NULL, numero_contrat = NULL
  WHERE compte_id = OLD.id;
  RETURN OLD;
END $$;
