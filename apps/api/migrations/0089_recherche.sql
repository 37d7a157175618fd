CREATE TABLE "faq_synonyme" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"mot" text NOT NULL,
	"autres" text[] NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"modifie_le" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "faq_synonyme" ADD CONSTRAINT "faq_synonyme_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "faq_synonyme_client" ON "faq_synonyme" USING btree ("client_code");
--> statement-breakpoint
-- Other names change what is found as soon as they are committed: announced like what the help service publishes.
CREATE TRIGGER faq_synonyme_modifie AFTER INSERT OR UPDATE OR DELETE ON "faq_synonyme" FOR EACH STATEMENT EXECUTE FUNCTION annonce_faq();
