ALTER TABLE "vue" ALTER COLUMN "compte_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "vue" ADD COLUMN "client_code" text;--> statement-breakpoint
UPDATE "vue" SET "client_code" = "compte"."client_code" FROM "compte" WHERE "compte"."id" = "vue"."compte_id";--> statement-breakpoint
ALTER TABLE "vue" ALTER COLUMN "client_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "vue" ADD CONSTRAINT "vue_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vue_equipe" ON "vue" USING btree ("client_code","gestion") WHERE "vue"."is_partagee";--> statement-breakpoint
-- What a colleague has offered is the team's: it stays when their account goes, whoever deletes it and however. What they
-- kept for themselves goes with them.
CREATE FUNCTION vue_equipe() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE vue SET compte_id = NULL, revision = revision + 1 WHERE compte_id = OLD.id AND is_partagee;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER vue_equipe BEFORE DELETE ON "compte" FOR EACH ROW EXECUTE FUNCTION vue_equipe();
