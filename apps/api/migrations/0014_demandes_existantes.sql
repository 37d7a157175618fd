-- What was applied at once was accepted and done in the instant of its sending.
UPDATE "demande" SET "etat" = 'acceptee', "decidee_le" = "cree_le", "appliquee_le" = "cree_le", "revision" = 3
WHERE "etat" = 'traitee';
--> statement-breakpoint
INSERT INTO "demande_evenement" ("demande_id", "revision", "geste", "par", "le")
SELECT "id", 1, 'recevoir', 'membre', "cree_le" FROM "demande"
UNION ALL SELECT "id", 2, 'accepter', 'portail', "cree_le" FROM "demande" WHERE "etat" = 'acceptee'
UNION ALL SELECT "id", 3, 'appliquer', 'portail', "cree_le" FROM "demande" WHERE "etat" = 'acceptee';
--> statement-breakpoint
-- The bank's paper was taken in the instant of the request that it belongs to.
INSERT INTO "demande_fichier" ("remote_file_name", "demande_id", "champ", "libelle", "le")
SELECT DISTINCT ON (f."remote_file_name") f."remote_file_name", d."id", 'rib', 'RIB', d."cree_le"
FROM "demande" d JOIN "fichier" f
  ON f."compte_id" = d."compte_id" AND f."rattache_le" = d."cree_le" AND f."input_name" = 'rib'
WHERE d."mode_gestion" = 'manuel'
ORDER BY f."remote_file_name", d."numero";
--> statement-breakpoint
-- An account that goes takes what is personal with it, whoever deletes it and however. What is left of its
-- requests says that there was one, of which kind and how long it took.
CREATE FUNCTION demande_anonyme() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE demande_evenement SET texte = NULL WHERE demande_id IN (SELECT id FROM demande WHERE compte_id = OLD.id);
  UPDATE demande_attente SET texte = NULL WHERE demande_id IN (SELECT id FROM demande WHERE compte_id = OLD.id);
  DELETE FROM demande_message WHERE demande_id IN (SELECT id FROM demande WHERE compte_id = OLD.id);
  UPDATE demande SET compte_id = NULL, data = NULL, lignes = NULL, empreinte = NULL, cle_idempotence = NULL,
    numero_contrat = NULL
  WHERE compte_id = OLD.id;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER demande_anonyme BEFORE DELETE ON "compte" FOR EACH ROW EXECUTE FUNCTION demande_anonyme();
