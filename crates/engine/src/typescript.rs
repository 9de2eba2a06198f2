//! Types for TypeScript, behind the feature `typescript` of every crate that has types for the page.

/// In TypeScript the one type is what the other is, as it is in JSON.
#[macro_export]
macro_rules! typescript_as {
    ($Type:ty as $Other:ty) => {
        #[cfg(feature = "typescript")]
        impl ts_rs::TS for $Type {
            type WithoutGenerics = <$Other as ts_rs::TS>::WithoutGenerics;
            type OptionInnerType = <$Other as ts_rs::TS>::OptionInnerType;

            fn name(config: &ts_rs::Config) -> String {
                <$Other as ts_rs::TS>::name(config)
            }

            fn inline(config: &ts_rs::Config) -> String {
                <$Other as ts_rs::TS>::inline(config)
            }

            fn visit_dependencies(visitor: &mut impl ts_rs::TypeVisitor) {
                <$Other as ts_rs::TS>::visit_dependencies(visitor);
            }

            fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor) {
                <$Other as ts_rs::TS>::visit_generics(visitor);
            }
        }
    };
}
