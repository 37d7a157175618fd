CREATE TABLE "historique" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "historique_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"client_code" text NOT NULL,
	"le" timestamp with time zone NOT NULL,
	"compte_id" uuid,
	"action" text NOT NULL,
	"objet" text NOT NULL,
	"cible" text
);
--> statement-breakpoint
ALTER TABLE "historique" ADD CONSTRAINT "historique_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "historique_client" ON "historique" USING btree ("client_code","le");--> statement-breakpoint
CREATE INDEX "historique_compte" ON "historique" USING btree ("compte_id","le");
--> statement-breakpoint
-- Lines are added, and nothing else: not even by the application.
CREATE FUNCTION historique_ajout_seul() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'historique: lines are only added';
END $$;
--> statement-breakpoint
CREATE TRIGGER historique_ajout_seul BEFORE UPDATE OR DELETE OR TRUNCATE ON "historique" FOR EACH STATEMENT EXECUTE FUNCTION historique_ajout_seul();
